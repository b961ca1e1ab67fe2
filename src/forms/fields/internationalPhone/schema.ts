import * as z from 'zod'
import { autocompleteOf } from '../../../model/autocomplete.ts'
import { phoneCountries } from '../../../model/place.ts'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** A phone number of any country. */
export const internationalPhone = fieldKind(
  fieldOf('internationalPhone', {
    /**
     * **Country.** The country of numbers that are entered without a country code. Default: none, so every number
     * needs one. Details: A two-letter code of ISO 3166-1, e.g. `US`.
     */
    defaultCountry: z
      .enum(
        phoneCountries,
        'write the two-letter code of a country with phones (ISO 3166-1), e.g. US',
      )
      .optional(),
    /**
     * **Filled in by browsers.** What browsers may fill in for the visitor, e.g. `work tel`. Default: the phone
     * number. Details: autofill field names of HTML. The default is `tel`.
     */
    autocomplete: autocompleteOf(['tel']).optional(),
  }),
  { initialValue: '', example: { entered: '+44 20 7946 0958', sent: '+442079460958' } },
)
