import { Fragment } from 'react'

/** The lines of a postal address. */
export function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
