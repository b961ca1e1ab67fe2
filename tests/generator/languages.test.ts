import { describe, expect, it } from 'vitest'
import { simpleValues } from '../../generator/manifest/modelValues.ts'
import { languagePacks, textsSchema } from '../../src/site/texts.ts'

describe.each([...languagePacks])('the texts for "%s"', async (language, name) => {
  const module: Readonly<Record<string, unknown>> = await import(`../../src/languages/${name}.ts`)
  const pack = module[name]
  const texts = [...simpleValues(pack)].map(({ value }) => String(value))

  it('are complete and have the placeholders of the English texts', () => {
    expect(textsSchema.safeParse(pack)).toEqual({ success: true, data: pack })
    expect(texts).toHaveLength([...simpleValues(textsSchema.parse({}))].length)
  })

  it('have no-break spaces where French needs them', () => {
    const breakable = texts.filter((text) => / [:;!?»]|« /.test(text))
    expect(language === 'fr' ? breakable : []).toEqual([])
  })
})
