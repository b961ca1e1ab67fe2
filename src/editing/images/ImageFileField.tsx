import classes from './Images.module.css'
import type { ImageFile } from './useImageFile.ts'

/** The field for the file of an image, with what the server says about the file. */
export function ImageFileField({ file }: { readonly file: ImageFile }) {
  return (
    <div className={classes.file}>
      <label>
        New file
        <input
          type="file"
          accept=".avif,.jpg,.jpeg,.png,.webp"
          aria-describedby="image-file_hint"
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0]
            if (chosen !== undefined) void file.choose(chosen)
          }}
        />
      </label>
      <p id="image-file_hint" className={classes.hint}>
        JPEG, PNG, WebP or AVIF, at most 20 MB. You can also drop it here. It is stored in
        src/images/.
      </p>
      <output>{fileStatus(file)}</output>
      {file.problem !== '' && (
        <p role="alert" className={classes.problem}>
          {file.problem}
        </p>
      )}
    </div>
  )
}

function fileStatus({ accepted, isChecking }: ImageFile): string {
  if (isChecking) return 'Checking the file…'
  return accepted === undefined
    ? ''
    : `${accepted.name}: ${accepted.width} × ${accepted.height} pixels`
}
