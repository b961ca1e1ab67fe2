import * as z from 'zod'
import { autocompleteOf } from '../../../model/autocomplete.ts'
import { phoneCountries } from '../../../model/place.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** A phone number of any country. */
export const internationalPhone = fieldKind(
  fieldOf('internationalPhone', {
    /**
     * The country of numbers without a country code, as a two-letter code of ISO 3166-1, e.g. `US`. Default:
     * none; every number must begin with `+` and the country code.
     */
    defaultCountry: z
      .enum(
        phoneCountries,
        'write the two-letter code of a country with phones (ISO 3166-1), e.g. US',
      )
      .optional(),
    /** What the browser may fill in: autofill field names of HTML, e.g. `work tel`. Default: `tel`. */
    autocomplete: autocompleteOf(['tel']).optional(),
  }),
  { initialValue: '', example: { entered: '+44 20 7946 0958', sent: '+442079460958' } },
)
