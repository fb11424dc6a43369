import type { FilePlace } from '@sild/contract/files/kinds'
import { useIntl } from '@sild/shell-api'
import { Button, Card, Cluster, Stack, Text } from '@sild/ui'
import { FileField } from '@sild/ui/forms'
import * as css from './PictureField.module.css'
import { focusField } from './focus-field.ts'
import { pictureTypes } from './picture-types.ts'
import { usePictureUpload } from './use-picture-upload.ts'

interface PictureListProps {
  name: FilePlace
  label: string
  most: number
  /** Line by line the address of a picture, a space and its name. */
  value: string
  /** Gets the lines as they are when it is called: files may arrive in any order. */
  onEdit: (edit: (lines: readonly string[]) => string[]) => void
}

/** Pictures that belong to something; each is sent as it is chosen. */
export function PictureList({ name, label, most, value, onEdit }: PictureListProps) {
  const intl = useIntl()
  const { files, send, remove } = usePictureUpload(name)
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `mf-account.my-company.upload.${id}` }, values)
  const present = value.split('\n').filter(Boolean)

  async function add(chosen: File[]) {
    for (const file of chosen) {
      const url = await send(file)
      if (url) onEdit((lines) => [...lines, `${url} ${file.name.replaceAll('\n', ' ')}`].slice(0, most))
    }
  }

  /** Its button goes with it: the focus goes on to the next one. */
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
                    aria-label={text('remove', { file })}
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
        types={pictureTypes}
        files={files}
        maxFiles={Math.max(0, most - present.length) + files.filter(({ error }) => error).length}
        onAdd={(chosen) => void add(chosen)}
        onRemove={remove}
        labels={{
          choose: text('choose'),
          drop: text('drop'),
          remove: (file) => text('remove', { file }),
          progress: (file) => text('progress', { file }),
        }}
      />
    </Stack>
  )
}
