import { Text } from '@mantine/core'
import { diffComm } from 'node-diff3'
import { Fragment, type ReactNode } from 'react'
import { WORDS } from './mergedText.ts'

type ChangedProps = { readonly children: ReactNode }

/** A text that is replaced or removed. */
export const Removed = ({ children }: ChangedProps) => (
  <Text component="del" inherit td="line-through" c="red.9" bg="red.0">
    {children}
  </Text>
)

/** A text that is new. */
export const Added = ({ children }: ChangedProps) => (
  <Text component="ins" inherit td="none" c="dark.9" bg="green.1">
    {children}
  </Text>
)

type ChangedTextProps = { readonly before: string | undefined; readonly after: string | undefined }

const wordsOf = (text: string): string[] => text.match(WORDS) ?? []

/** A text before and after a change: only the words that differ are marked. */
export function ChangedText({ before = '', after = '' }: ChangedTextProps) {
  return (
    <Text>
      {diffComm(wordsOf(before), wordsOf(after)).map((piece, index) =>
        piece.common !== undefined ? (
          piece.common.join('')
        ) : (
          <Fragment key={index}>
            {piece.buffer1.length > 0 && <Removed>{piece.buffer1.join('')}</Removed>}
            {piece.buffer2.length > 0 && <Added>{piece.buffer2.join('')}</Added>}
          </Fragment>
        ),
      )}
    </Text>
  )
}

type ComparedTextProps = { readonly text: string; readonly other: string }

/** A text in which the words are marked that another text does not have. Of the other words, only some are shown. */
export const ComparedText = ({ text, other }: ComparedTextProps) =>
  diffComm(wordsOf(text), wordsOf(other)).map((piece, index, { length }) =>
    piece.common !== undefined ? (
      shortened(
        piece.common,
        index === 0 ? 0 : WORDS_AROUND,
        index === length - 1 ? 0 : WORDS_AROUND,
      )
    ) : (
      <mark key={index}>{piece.buffer1.join('')}</mark>
    ),
  )

/** How many words are shown beside one that is marked, with the punctuation marks. */
const WORDS_AROUND = 8

/** The first and the last words of a long text. */
const shortened = (words: readonly string[], first: number, last: number) =>
  words.length <= 2 * WORDS_AROUND
    ? words.join('')
    : [...words.slice(0, first), ' …', ...words.slice(words.length - last)].join('')
