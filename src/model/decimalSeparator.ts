/** What a language writes before the decimals of a number with the digits 0 to 9: `1.5` or `1,5`. */
export type DecimalSeparator = '.' | ','
