import { Glyph, IconButton } from '@sild/ui'
import * as css from './FileList.module.css'
import { ProgressBar } from './ProgressBar.tsx'

export type UploadedFile = {
  key: string
  name: string
  /** Such as the size, in the user's language. */
  detail?: string
  /** 0 to 100 while it is sent, left out when it has arrived. */
  progress?: number | undefined
  error?: string | undefined
}
export type FileListLabels = {
  remove: (name: string) => string
  progress: (name: string) => string
}

export type FileListProps = {
  /** Set if no field labels the list. */
  label?: string
  files: readonly UploadedFile[]
  labels: FileListLabels
  onRemove: (key: string) => void
  /** Lines without a frame, where room is dear. */
  isDense?: boolean
}

/** Chosen files with their upload progress and errors. */
export function FileList({ files, isDense, label, labels, onRemove }: FileListProps) {
  if (files.length === 0) return null
  return (
    <ul className={css.files} aria-label={label} data-dense={isDense}>
      {files.map(({ detail, error, key, name, progress }) => (
        <li key={key} className={css.file}>
          <div className={css.words}>
            <p className={css.name}>
              {name} {detail && <span className={css.detail}>{detail}</span>}
            </p>
            {progress !== undefined && <ProgressBar label={labels.progress(name)} value={progress} />}
            {error && (
              <p role="alert" className={css.error}>
                {error}
              </p>
            )}
          </div>
          <IconButton
            size="dense"
            label={labels.remove(name)}
            icon={<Glyph name="close" />}
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  )
}
