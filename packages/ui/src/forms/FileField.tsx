import { Button, type FieldProps, FormField, joinFacts } from '@sild/ui'
import { useRef, useState, type DragEvent } from 'react'
import * as css from './FileField.module.css'
import { FileList, type FileListLabels, type UploadedFile } from './FileList.tsx'

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
  labels: FileListLabels & { choose: string; drop: string }
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

  function add(list: Iterable<File> | null) {
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
