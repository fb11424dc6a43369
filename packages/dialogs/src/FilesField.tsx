import type { useUploads } from '@sild/shell-api/uploads'
import { FileField } from '@sild/ui/forms'

interface FilesFieldProps {
  uploads: ReturnType<typeof useUploads>
  maxFiles: number
  label: string
  optionalLabel: string
  hint: string
  error?: string | undefined
  labels: Parameters<typeof FileField>[0]['labels']
}

/** Files that go with a message, each sent as soon as it is chosen. */
export function FilesField({ uploads, ...field }: FilesFieldProps) {
  return (
    <FileField
      {...field}
      name="files"
      types={uploads.types}
      files={uploads.files.map(({ error, key, name, progress }) => ({ error, key, name, progress }))}
      onAdd={(chosen) => void uploads.add(chosen)}
      onRemove={uploads.remove}
    />
  )
}
