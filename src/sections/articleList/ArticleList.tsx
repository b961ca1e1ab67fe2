import { Anchor, Text, Title } from '@mantine/core'
import { articleList as texts } from 'virtual:texts'
import { Actions } from '../../parts/Actions.tsx'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import type { SectionProps } from '../props.ts'
import classes from './ArticleList.module.css'

/** A list of articles. The whole row links to the article. */
export function ArticleList({ section }: SectionProps<'articleList'>) {
  const { articles, more, lead } = section
  return (
    <SectionFrame section={section}>
      {articles.entries.length === 0 ? (
        <Text>{texts.none}</Text>
      ) : (
        <ul className={classes.list} data-lead={lead || undefined}>
          {articles.entries.map(({ to, title, summary, label, lang, date, image }, index) => (
            <li key={to} className={classes.article}>
              <Text className={classes.facts}>
                <time dateTime={date.value}>{date.text}</time>
                {label && <span lang={lang}>{label}</span>}
              </Text>
              <Title order={3} className={classes.title}>
                <Anchor component={LinkTo} className={classes.link} to={to} lang={lang}>
                  {title}
                </Anchor>
              </Title>
              <Text className={classes.summary} lang={lang}>
                {summary}
              </Text>
              {image && (
                <ResponsiveImage
                  decorative
                  className={classes.image}
                  image={image}
                  sizes={lead && index === 0 ? LARGE_SIZES : SIZES}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {(more ?? articles.feed) && (
        <div className={classes.more}>
          <Actions links={more ? [more] : []} />
          {articles.feed && (
            <Anchor href={articles.feed} type="application/atom+xml">
              {texts.feed}
            </Anchor>
          )}
        </div>
      )}
    </SectionFrame>
  )
}

/** The width of a large image, and of the others: the HTML attribute `sizes`. */
const LARGE_SIZES = '(min-width: 75em) 44rem, 92vw'
const SIZES = '(min-width: 75em) 16rem, 30vw'
