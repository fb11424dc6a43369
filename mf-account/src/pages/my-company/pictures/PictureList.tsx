import type { FilePlace } from '@sild/contract/files/kinds'
import { useText } from '@sild/shell-api'
import { Button, Card, Cluster, Stack, Text } from '@sild/ui'
import { FileField } from '@sild/ui/forms'
import * as css from './PictureField.module.css'
import { focusField } from './focus-field.ts'
import { usePictureUploads } from './use-picture-uploads.ts'

interface PictureListProps {
  name: FilePlace
  label: string
  most: number
  /** Line by line the address of a picture, a space and its name. */
  value: string
  /** The edit gets the current lines: uploads may finish in any order. */
  onEdit: (edit: (lines: readonly string[]) => string[]) => void
}

/** A list of pictures; each is uploaded when it is chosen. */
export function PictureList({ name, label, most, value, onEdit }: PictureListProps) {
  const { refusedCount, add, field } = usePictureUploads(name)
  const text = useText('mf-account.my-company.upload')
  const present = value.split('\n').filter(Boolean)

  /** Uploads files in the order chosen. */
  async function send(chosen: File[]) {
    for (const arriving of add(chosen)) {
      const picture = await arriving
      if (picture)
        onEdit((lines) => [...lines, `${picture.fileUrl} ${picture.name.replaceAll('\n', ' ')}`].slice(0, most))
    }
  }

  /** The button is removed with its picture, so the next one gets the focus. */
  function takeAway(line: string, button: HTMLButtonElement) {
    const item = button.closest('li')
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
    onEdit((lines) => lines.filter((known) => known !== line))
    if (next) next.focus()
    else focusField(name)
  }

  return (
    <Stack gap={12}>
      {present.length > 0 && (
        <Stack as="ul" gap={8}>
          {present.map((line) => {
            const [url = '', ...words] = line.split(' ')
            const file = words.join(' ')
            return (
              <Card as="li" key={line} padding="small">
                <Cluster justify="between" gap={12}>
                  <Cluster gap={12}>
                    <img src={url} alt="" width={96} height={64} className={css.thumbnail} />
                    <Text as="span">{file}</Text>
                  </Cluster>
                  <Button
                    aria-label={field.labels.remove(file)}
                    onClick={({ currentTarget }) => takeAway(line, currentTarget)}
                  >
                    {text('take-away')}
                  </Button>
                </Cluster>
              </Card>
            )
          })}
        </Stack>
      )}
      <FileField
        name={name}
        label={label}
        {...field}
        maxFiles={Math.max(0, most - present.length) + refusedCount}
        onAdd={(chosen) => void send(chosen)}
      />
    </Stack>
  )
}
