import type { FilePlace } from '@sild/contract/files/kinds'
import { fileRefusal } from '@sild/contract/files/refusal'
import { useText } from '@sild/shell-api'
import { Button, Cluster, lazyPart, Stack } from '@sild/ui'
import { FileField } from '@sild/ui/forms'
import { Suspense, useState } from 'react'
import * as css from './PictureField.module.css'
import { focusField } from './focus-field.ts'
import { usePictureUploads } from './use-picture-uploads.ts'

const CropDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "mf-account.crop-dialog" */ './CropDialog.tsx')).CropDialog,
)

interface PictureFieldProps {
  name: FilePlace
  label: string
  hint?: string
  /** Address of the picture; null without one. */
  url: string | null
  shape: { aspect: number; width: number }
  onChange: (url: string | null) => void
  error?: string | undefined
}

/** One picture: chosen or dropped, cut to its shape, sent, shown. */
export function PictureField({ name, label, hint, url, shape, onChange, error }: PictureFieldProps) {
  const { add, field } = usePictureUploads(name)
  const [chosen, setChosen] = useState<{ file: File; picture: ImageBitmap } | null>(null)
  const text = useText('mf-account.my-company.upload')

  async function choose([file]: File[]) {
    if (!file) return
    const refuse = () => void add([file], () => 'type')
    if (fileRefusal(name, file)) return refuse()
    try {
      setChosen({ file, picture: await createImageBitmap(file) })
    } catch {
      refuse()
    }
  }
  async function use(file: File) {
    setChosen(null)
    const arrived = await add([file])[0]
    if (arrived) onChange(arrived.fileUrl)
  }

  function takeAway() {
    // The button goes with the picture.
    focusField(name)
    onChange(null)
  }

  return (
    <Stack gap={12}>
      <FileField
        name={name}
        label={label}
        {...(hint && { hint })}
        {...field}
        // Rejected files stay listed and do not count.
        maxFiles={field.files.length + 1}
        error={error}
        onAdd={(added) => void choose(added)}
        labels={url ? { ...field.labels, choose: text('replace') } : field.labels}
      />
      {url && (
        <Cluster gap={16}>
          <img src={url} alt={label} width={shape.width} height={shape.width / shape.aspect} className={css.picture} />
          <Button onClick={takeAway}>{text('take-away')}</Button>
        </Cluster>
      )}
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog {...chosen} shape={shape} onCancel={() => setChosen(null)} onCropped={(file) => void use(file)} />
        </Suspense>
      )}
    </Stack>
  )
}
