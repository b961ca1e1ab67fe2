import { ColorInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { wcagContrast } from 'culori'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { themeCss } from '../../../../src/theme/cssVariables.ts'
import type { Contrast, RequestOf } from '../../protocol.ts'
import { useEditor, type Send } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'
import { inputProps, joined, typedProps, type InputProps } from './inputProps.ts'

const { settings } = SENTENCES

type ColorFieldProps = InputProps & {
  readonly contrast?: Contrast
  /** The name of the color of the brand. Default: it is none. */
  readonly brandColor?: BrandColor
}

/** A color: its code with a picker, and the contrast to the colors that it is shown with. */
export function ColorField({ contrast, brandColor, ...props }: ColorFieldProps) {
  const { description, value, defaultValue = '', onEnter } = props
  const color = [value, defaultValue].find((code) => COLOR.test(code))
  const { send } = useEditor()
  const isBeside = useMediaQuery('(width > 75em)')
  const { placeholder, onBlur } = typedProps(props)
  return (
    <>
      <ColorInput
        {...inputProps(props)}
        {...{ value, placeholder, onBlur }}
        description={joined(description, contrast && color && contrastText(color, contrast))}
        // What is typed stays as it is, also if it is no color.
        fixOnBlur={false}
        withEyeDropper={false}
        // Above the field, it would cover its label and its contrast.
        {...(isBeside && { popoverProps: { position: 'left-start' } })}
        onChange={onEnter}
      />
      {brandColor !== undefined && color !== undefined && !props.isUnchanged && (
        <PreviewedColor {...{ send, color }} name={brandColor} />
      )}
    </>
  )
}

const COLOR = /^#[0-9a-f]{6}$/i

/** The contrast of a color, and the one that it needs. Rounded down, so that 4.499 is not 4.5. */
function contrastText(color: string, { to, others, needed }: Contrast): string {
  const ratio = Math.min(...others.map((other) => wcagContrast(color, other)))
  const judgment = ratio >= needed ? settings.enough : settings.tooLow(needed)
  return settings.contrast(to, Math.floor(ratio * 10) / 10, judgment)
}

/** The name of a color of the brand. */
type BrandColor = RequestOf<'siteColors'>['name']

type PreviewedColorProps = {
  readonly send: Send
  readonly name: BrandColor
  readonly color: string
}

/** Shows the page with another color of the brand, and with the colors that are computed from it. */
export function PreviewedColor({ send, name, color }: PreviewedColorProps) {
  const [css, setCss] = useState('')
  useEffect(() => {
    let isCurrent = true
    send('siteColors', { name, color }).then(
      (colors) => {
        if (isCurrent) setCss(themeCss(undefined, colors))
      },
      // The page keeps its colors.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [send, name, color])
  // The last style sheet of the document, so that its variables replace those of the page.
  return createPortal(<style>{css}</style>, document.body)
}
