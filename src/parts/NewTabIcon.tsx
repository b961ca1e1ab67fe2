import { mirrored } from './mirrored.ts'

/** An arrow up and in the direction of reading: the link opens a new tab. Decorative. */
export function NewTabIcon({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path
        d="M2.5 1.5h8v8M10 2 1.5 10.5"
        transform={mirrored(12)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  )
}
