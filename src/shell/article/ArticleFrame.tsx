import { Anchor, Container, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { article as texts } from 'virtual:texts'
import type { ArticleData } from '../../model/article.ts'
import { fillText } from '../../model/fillText.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import classes from './ArticleFrame.module.css'

type ArticleFrameProps = { readonly article: ArticleData; readonly children?: ReactNode }

/** The sections of an article: its date and author above them, the links to other articles below them. */
export function ArticleFrame({ article, children }: ArticleFrameProps) {
  const { date, updated, author, authorRole, list, older, newer } = article
  const links = [
    { label: texts.older, link: older },
    { label: texts.newer, link: newer },
    { label: texts.all, link: list },
  ]
  return (
    <>
      <Container>
        <div className={classes.byline}>
          <Text component="time" dateTime={date.value}>
            {date.text}
          </Text>
          {author && <Text>{[author, authorRole].filter(Boolean).join(', ')}</Text>}
          {updated && (
            <Text component="time" dateTime={updated.value}>
              {fillText(texts.updated, { date: updated.text })}
            </Text>
          )}
        </div>
      </Container>
      {children}
      {list && (
        <Container component="nav" className={classes.others} aria-label={texts.others}>
          {links.map(
            ({ label, link }) =>
              link && (
                <div key={label} className={classes.other}>
                  <Text size="xs" pb="xs" c="var(--site-muted)">
                    {label}
                  </Text>
                  <Anchor component={LinkTo} className={classes.link} to={link.to} lang={link.lang}>
                    {link.title}
                  </Anchor>
                </div>
              ),
          )}
        </Container>
      )}
    </>
  )
}
