import { useState } from 'react'
import { createPortal } from 'react-dom'
import classes from './PhoneWidth.module.css'

/** A switch that shows the page at the width of a phone, with the changes that are saved. */
export function PhoneWidth({ root }: { readonly root: HTMLElement }) {
  const [isOn, setIsOn] = useState(false)
  return (
    <>
      <button type="button" role="switch" aria-checked={isOn} onClick={() => setIsOn(!isOn)}>
        Phone width
      </button>
      {isOn &&
        createPortal(
          <div className={classes.area}>
            <iframe
              title="The page at a width of 390 pixels"
              src={location.pathname}
              className={classes.phone}
            />
          </div>,
          root,
        )}
    </>
  )
}
