import type { ReactNode } from 'react'
import { LinkTo } from '../../parts/LinkTo.tsx'
import type { Contact } from '../../site/thirdParties.ts'
import classes from './ContactSheet.module.css'

/** One third party: who it is, why and when it is asked, and what it learns and keeps. */
export function ContactSheet({ contact }: { readonly contact: Contact }) {
  const { id, name, company, purpose, when, sends, stores, privacyNotice, origins, pages } = contact
  const heading = `contact-${id}`
  return (
    <article className={classes.root} aria-labelledby={heading}>
      <h3 className={classes.name} id={heading}>
        {name}
      </h3>
      <dl>
        <Row term="Who">
          {company !== undefined && <p>{company}</p>}
          {origins.length > 0 ? (
            origins.map((origin) => <p key={origin}>{new URL(origin).host}</p>)
          ) : (
            <p>This website itself stands in for it.</p>
          )}
        </Row>
        <Row term="Why">
          <p>{purpose}</p>
        </Row>
        <Row term="When">
          <p>{when}</p>
        </Row>
        <Row term="Where">
          {pages === 'every' ? (
            <p>Every page</p>
          ) : (
            pages.map(({ path, title }) => (
              <p key={path}>
                <LinkTo to={path}>{title}</LinkTo>
              </p>
            ))
          )}
        </Row>
        <Row term="What it learns">
          {sends.map(({ title, items }) => (
            <div key={items.join()}>
              {title !== undefined && <p className={classes.title}>{title}</p>}
              <List items={items} />
            </div>
          ))}
        </Row>
        {stores.length > 0 && (
          <Row term="What it may keep in your browser">
            <List items={stores} />
          </Row>
        )}
        {privacyNotice !== undefined && (
          <Row term="Its own terms">
            <p>
              <LinkTo to={privacyNotice} target="_blank">
                Privacy notice of {company ?? name}
              </LinkTo>
            </p>
          </Row>
        )}
      </dl>
    </article>
  )
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt className={classes.term}>{term}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  )
}

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={classes.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
