import { UnstyledButton } from '@mantine/core'
import { slideshow as texts } from 'virtual:texts'
import classes from './PauseButton.module.css'

type PauseButtonProps = { readonly playing: boolean; readonly onClick: () => void }

/** Pauses and plays the images of a hero. The first control of the hero in the tab order. */
export function PauseButton({ playing, onClick }: PauseButtonProps) {
  return (
    <UnstyledButton className={classes.root} onClick={onClick}>
      <svg className={classes.icon} viewBox="0 0 12 12" aria-hidden="true">
        <path d={playing ? 'M3 1v10M9 1v10' : 'M2.5 1v10l8-5z'} />
      </svg>
      <span>{playing ? texts.pause : texts.play}</span>
    </UnstyledButton>
  )
}
