import classes from './FilterOptions.module.css'

/** The properties of a filter. */
type FilterOptionsProps = {
  /** The name of the radio buttons. */
  readonly name: string
  readonly label: string
  /** The text of the option that selects everything. */
  readonly all: string
  readonly values: readonly string[]
  /** The chosen value. An empty string: all. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Radio buttons that look like buttons. A choice before hydration is kept. */
export function FilterOptions({ name, label, all, values, value, onChange }: FilterOptionsProps) {
  return (
    <fieldset className={classes.root}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.options}>
        {['', ...values].map((each) => (
          <label key={each} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span className={classes.text}>{each || all}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
