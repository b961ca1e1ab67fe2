import { ColorInput } from '@mantine/core'
import { wcagContrast } from 'culori'
import type { Contrast } from '../../protocol.ts'
import { useEditor } from '../editor.ts'
import { SENTENCES } from '../sentences.ts'
import { inputProps, joined, typedProps, type InputProps } from './inputs.tsx'
import { usePreviewedColor, type BrandColor } from './previewedColor.ts'

const { settings } = SENTENCES

type ColorFieldProps = InputProps & {
  readonly contrast?: Contrast
  /** The name of the color of the brand. Default: it is none. */
  readonly brandColor?: BrandColor
  /** The colors that the picker offers. */
  readonly swatches: readonly string[]
}

/** A color: its code with a picker, and the contrast to the colors that it is shown with. */
export function ColorField({ contrast, brandColor, swatches, ...props }: ColorFieldProps) {
  const { description, value, defaultValue = '', onEnter } = props
  const color = [value, defaultValue].find((code) => COLOR.test(code))
  usePreviewedColor(useEditor().send, brandColor, props.isUnchanged ? undefined : color)
  const { placeholder, onBlur } = typedProps(props)
  return (
    <ColorInput
      {...inputProps(props)}
      {...{ value, placeholder, onBlur }}
      description={joined(description, contrast && color && contrastText(color, contrast))}
      swatches={[...swatches]}
      // What is typed stays as it is, also if it is no color.
      fixOnBlur={false}
      withEyeDropper={false}
      onChange={onEnter}
    />
  )
}

const COLOR = /^#[0-9a-f]{6}$/i

/** The contrast of a color, and the one that it needs. Rounded down, so that 4.499 is not 4.5. */
function contrastText(color: string, { to, others, needed }: Contrast): string {
  const ratio = Math.min(...others.map((other) => wcagContrast(color, other)))
  const judgment = ratio >= needed ? settings.enough : settings.tooLow(needed)
  return settings.contrast(to, Math.floor(ratio * 10) / 10, judgment)
}
