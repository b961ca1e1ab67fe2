import type { ReplyOf } from '../../protocol.ts'

/**
 * Whether a kind of section is what an author searches for: its texts contain the beginning of each word, or its name and purpose
 * contain another word for the same thing.
 *
 * @example matchesKind(questions, 'FAQ')
 */
export function matchesKind(texts: ReplyOf<'sectionKinds'>[number], search: string): boolean {
  const { kind, name, doc, group } = texts
  return search
    .toLowerCase()
    .split(/\s+/)
    .every(
      (typed) =>
        hasWord(`${kind} ${name} ${doc} ${group}`, typed) ||
        synonymsOf(typed).some((word) => hasWord(`${name} ${doc}`, word)),
    )
}

/** Whether a word of a text begins with some characters. */
const hasWord = (text: string, start: string) => ` ${text.toLowerCase()}`.includes(` ${start}`)

/** Other words for the same things. What is typed may be the beginning of a word, or a plural. */
const synonymsOf = (typed: string) =>
  SYNONYMS.filter((words) => hasWord(words, typed.replace(/s$/, ''))).flatMap((words) =>
    words.split(' '),
  )

/** Words that other editors and authors use for the same thing, without plural. In each line, a kind of section has at least one. */
const SYNONYMS = [
  'article blog news post press',
  'bar chart gantt graph timeline',
  'button cta banner',
  'card box column grid tile',
  'data cookie gdpr tracking',
  'contact email form inquiry message newsletter',
  'date event meeting webinar',
  'diagram drawing illustration',
  'faq accordion answer question',
  'figure counter kpi metric number stat',
  'history milestone process roadmap step timeline',
  'logo client partner sponsor',
  'map address direction location office',
  'paragraph content prose quote testimonial text',
  'people author employee leader portrait staff team',
  'picture carousel gallery image photo slider slideshow',
  'position career job vacancy',
  'price compare comparison cost fee pricing table',
  'service benefit feature offer product',
  'video film movie',
]
