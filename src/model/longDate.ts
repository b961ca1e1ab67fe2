type Parts = readonly Readonly<Pick<Intl.DateTimeFormatPart, 'type' | 'value'>>[]

/**
 * What languages write after the first day of a month, where Intl writes `1`. French:
 * https://www.noslangues-ourlanguages.gc.ca/fr/cles-de-la-redaction/date-regles-decriture. Italian: Treccani,
 * Enciclopedia dell'Italiano, “date”. Brazil: https://www12.senado.leg.br/manualdecomunicacao/estilos/datas.
 */
const ORDINALS: ReadonlyMap<string, string> = new Map([
  ['fr', 'er'],
  ['it', 'º'],
  ['pt-BR', 'º'],
])

/** The parts of a formatted date with the ordinal of the language, e.g. `1er octobre 2026`. */
export function withOrdinal(parts: Parts, tag: string): Parts {
  const { language, region } = new Intl.Locale(tag).maximize()
  const ordinal = ORDINALS.get(language) ?? ORDINALS.get(`${language}-${region}`) ?? ''
  const isFirst = ({ type, value }: Parts[number]) => type === 'day' && value === '1'
  return parts.map((part) => (isFirst(part) ? { ...part, value: `1${ordinal}` } : part))
}

/** The text of a formatted date, with the ordinal of the language. */
export const dateText = (parts: Parts, tag: string): string =>
  withOrdinal(parts, tag)
    .map(({ value }) => value)
    .join('')

/** A date in words, e.g. `November 20, 2026`. `day`: as `YYYY-MM-DD`. */
export const longDate = (day: string, tag: string): string =>
  dateText(
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).formatToParts(
      new Date(`${day}T00:00:00Z`),
    ),
    tag,
  )
