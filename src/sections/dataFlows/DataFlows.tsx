import { Text, Anchor, Title } from '@mantine/core'
import { dataFlows } from 'virtual:data-flows'
import { listSeparators } from 'virtual:language'
import type { ReactNode } from 'react'
import { privacy as texts } from 'virtual:texts'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './DataFlows.module.css'
import type { SectionProps } from '../props.ts'
import { joinList } from '../../model/joinList.ts'
import { fillText } from '../../model/fillText.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { DataFlow } from '../../site/dataFlows.ts'

/** The third parties that the pages of this build contact. */
export function DataFlows({ section }: SectionProps<'dataFlows'>) {
  return (
    <SectionFrame section={section} rank="list">
      <CookieStatement dataFlows={dataFlows} />
      {dataFlows.length === 0 ? (
        <Text>{section.none}</Text>
      ) : (
        <div className={classes.root}>
          {dataFlows.map((dataFlow) => (
            <DataFlowDetails key={dataFlow.id} dataFlow={dataFlow} sectionId={section.id} />
          ))}
        </div>
      )}
    </SectionFrame>
  )
}

/** Whether the site uses cookies and code that follows visitors, and which third parties do. */
export function CookieStatement({ dataFlows: all }: { readonly dataFlows: readonly DataFlow[] }) {
  const services = all.filter(({ kind, stores }) => kind === 'script' || stores.length > 0)
  const list = joinList([...new Set(services.map(({ name }) => name))], listSeparators)
  const text = list === '' ? texts.noCookies : fillText(texts.noOtherCookies, { services: list })
  return <Text className={classes.statement}>{text}</Text>
}

type DataFlowDetailsProps = {
  readonly dataFlow: DataFlow
  /** The id of the section. The id of the heading contains it. */
  readonly sectionId: string
}

/** One third party: who it is, why, when and where the site contacts it, and which data it gets and stores. */
export function DataFlowDetails({ dataFlow, sectionId }: DataFlowDetailsProps) {
  const { id, name, company, purpose, when, sends, stores, privacyNotice } = dataFlow
  const heading = `data-flow_${sectionId}_${id}`
  return (
    <article className={classes.flow} aria-labelledby={heading}>
      <Title order={3} className={classes.name} id={heading}>
        {name}
      </Title>
      <dl>
        <Row term={texts.who}>
          {company !== undefined && <Text>{company}</Text>}
          <Hosts dataFlow={dataFlow} />
        </Row>
        <Row term={texts.why}>
          <Text>{purpose}</Text>
        </Row>
        <Row term={texts.when}>
          <Text>{when}</Text>
        </Row>
        <Row term={texts.where}>
          <Pages dataFlow={dataFlow} />
        </Row>
        <Row term={texts.receives}>
          {sends.map(({ title, items }) => (
            <div key={items.join()}>
              {title !== undefined && <Text className={classes.title}>{title}</Text>}
              <TextList items={items} />
            </div>
          ))}
        </Row>
        {stores.length > 0 && (
          <Row term={texts.stores}>
            <TextList items={stores} />
          </Row>
        )}
        {privacyNotice !== undefined && (
          <Row term={texts.notice}>
            <Text>
              <Anchor component={LinkTo} to={privacyNotice} target="_blank">
                {fillText(texts.noticeOf, { company: company ?? name })}
              </Anchor>
            </Text>
          </Row>
        )}
      </dl>
    </article>
  )
}

type DataFlowProps = Pick<DataFlowDetailsProps, 'dataFlow'>

function Hosts({ dataFlow: { origins } }: DataFlowProps) {
  if (origins.length === 0) return <Text>{texts.ownService}</Text>
  return origins.map((origin) => <Text key={origin}>{hostOf(origin)}</Text>)
}

function Pages({ dataFlow: { pages } }: DataFlowProps) {
  if (pages === 'every') return <Text>{texts.everyPage}</Text>
  return pages.map(({ path, title }) => (
    <Text key={path}>
      <Anchor component={LinkTo} to={path}>
        {title}
      </Anchor>
    </Text>
  ))
}

/** The host of an origin. Without `URL`, because browsers encode the `*` of a host differently than Node. */
const hostOf = (origin: string) => origin.replace(/^https?:\/\//, '')

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={classes.row}>
      <Text component="dt" className={classes.term}>
        {term}
      </Text>
      <dd className={classes.value}>{children}</dd>
    </div>
  )
}

const TextList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={classes.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
