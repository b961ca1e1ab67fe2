import { UnstyledButton } from '@mantine/core'
import * as texts from 'virtual:texts/field'
import { fillText } from '../../../model/fillText.ts'
import classes from './ChosenFiles.module.css'
import { megabytes } from './fileLimits.ts'
import { parseFileText } from './fileText.ts'

/** The properties of the list. */
export type ChosenFilesProps = {
  /** The texts that describe the files. */
  readonly value: readonly string[]
  /** Called with the files that stay. */
  readonly onRemove: (others: string[]) => void
}

/** The chosen files with their sizes, each with a button that removes it. */
export function ChosenFiles({ value, onRemove }: ChosenFilesProps) {
  if (value.length === 0) return null
  return (
    <ul className={classes.root}>
      {value.map((text, position) => {
        const { name, size } = parseFileText(text)
        return (
          <li key={`${position} ${text}`} className={classes.file}>
            <span>
              <bdi className={classes.name}>{name}</bdi>{' '}
              <span className={classes.size}>
                {fillText(texts.fileMegabytes, { size: megabytes(size) })}
              </span>
            </span>
            <UnstyledButton
              className={classes.remove}
              aria-label={fillText(texts.fileRemove, { name })}
              onClick={() => onRemove(value.filter((_, index) => index !== position))}
            >
              <Cross />
            </UnstyledButton>
          </li>
        )
      })}
    </ul>
  )
}

/** A cross: removes a file. */
function Cross() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d="m1 1 10 10M11 1 1 11" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
