import type { FilePlace } from '@sild/contract/files/kinds'
import { useText } from '@sild/shell-api'
import { useUploads } from '@sild/shell-api/uploads'
import { Button, Cluster, Link, Stack } from '@sild/ui'
import { FileField } from '@sild/ui/forms'

interface UploadFieldProps {
  name: string
  label: string
  hint?: string
  place: FilePlace
  error?: string | undefined
  /** The current file; absent if the field only adds files. */
  url?: string | null
  onChange: (url: string | null, fileName: string) => void
}

/** One file: chosen or dropped, sent, and named by its address from then on. */
export function UploadField({ error, hint, label, name, onChange, place, url }: UploadFieldProps) {
  const text = useText('mf-backoffice.pages.upload')
  const { add, notArrived, remove, types } = useUploads(place, (reason, shown) => text(reason, { types: shown }))

  async function send(chosen: File[]) {
    const [file] = await Promise.all(add(chosen))
    if (file) onChange(file.fileUrl, file.name)
  }

  return (
    <Stack gap={8}>
      <FileField
        name={name}
        label={label}
        {...(hint && { hint })}
        types={types}
        files={[...notArrived]}
        // Rejected files stay listed and do not count.
        maxFiles={notArrived.length + 1}
        error={error}
        onAdd={(chosen) => void send(chosen)}
        onRemove={remove}
        labels={{
          choose: text(url ? 'replace' : 'choose'),
          drop: text('drop'),
          remove: (file) => text('remove', { file }),
          progress: (file) => text('progress', { file }),
        }}
      />
      {url && (
        <Cluster gap={12}>
          <Link href={url} target="_blank" rel="noopener">
            {text('shown')}
          </Link>
          <Button size="dense" aria-label={text('take-away.of', { label })} onClick={() => onChange(null, '')}>
            {text('take-away')}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
