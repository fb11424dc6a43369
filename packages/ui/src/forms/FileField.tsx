import { Button, type FieldProps, FormField, Glyph, IconButton, joinFacts } from '@sild/ui'
import { useRef, useState, type DragEvent } from 'react'
import * as css from './FileField.module.css'
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

export type FileFieldProps = Omit<FieldProps, 'hint'> & {
  hint?: string
  name?: string
  /** Extensions without the dot. */
  types: string[]
  files: UploadedFile[]
  onAdd: (files: File[]) => void
  onRemove: (key: string) => void
  onBlur?: () => void
  /** With as many files as this the field takes no more. */
  maxFiles?: number
  labels: {
    choose: string
    drop: string
    remove: (name: string) => string
    progress: (name: string) => string
  }
}

/** Shows what is chosen and how far it is sent; checking and sending are the page's. */
export function FileField({
  name,
  types,
  files,
  onAdd,
  onRemove,
  onBlur,
  maxFiles = 1,
  labels,
  hint,
  ...field
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const room = maxFiles - files.length
  const formats = types.map((type) => type.toUpperCase()).join(', ')

  function add(list: FileList | null) {
    const chosen = [...(list ?? [])].slice(0, room)
    if (chosen.length > 0) onAdd(chosen)
  }

  function drag(event: DragEvent, isInside: boolean) {
    event.preventDefault()
    setOver(isInside)
  }

  return (
    <FormField {...field} hint={joinFacts([hint, formats])} name={name}>
      {(control) => (
        <div className={css.fileField}>
          <div
            className={css.zone}
            data-over={isOver}
            data-invalid={control['aria-invalid']}
            hidden={room <= 0}
            onDragOver={(event) => drag(event, true)}
            onDragLeave={(event) => drag(event, false)}
            onDrop={(event) => {
              drag(event, false)
              add(event.dataTransfer.files)
            }}
          >
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              multiple={maxFiles > 1}
              accept={types.map((type) => `.${type}`).join(',')}
              onBlur={onBlur}
              onChange={(event) => {
                add(event.target.files)
                // The same file can be chosen again after it was removed.
                event.target.value = ''
              }}
              className={css.input}
            />
            <Button tabIndex={-1} aria-hidden="true" onClick={() => input.current?.click()}>
              {labels.choose}
            </Button>
            <span className={css.drop}>{labels.drop}</span>
          </div>
          <FileList
            files={files}
            labels={labels}
            onRemove={(key) => {
              onRemove(key)
              input.current?.focus()
            }}
          />
        </div>
      )}
    </FormField>
  )
}

function FileList({ files, labels, onRemove }: Pick<FileFieldProps, 'files' | 'labels' | 'onRemove'>) {
  if (files.length === 0) return null
  return (
    <ul className={css.files}>
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
