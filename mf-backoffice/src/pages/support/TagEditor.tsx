import { limits } from '@sild/contract/limits'
import { useText } from '@sild/shell-api'
import { Button, Chip, Cluster, Heading, Stack, TextField } from '@sild/ui'
import { useState } from 'react'

interface TagEditorProps {
  tags: readonly string[]
  isPending: boolean
  onChange: (tags: readonly string[]) => void
}

export function TagEditor({ isPending, onChange, tags }: TagEditorProps) {
  const [typed, setTyped] = useState('')
  const text = useText('mf-backoffice.support.ticket')
  return (
    <Stack as="section" gap={8}>
      <Heading level={3}>{text('tags')}</Heading>
      {tags.length > 0 && (
        <Cluster gap={4}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              removeLabel={text('tags.remove', { tag })}
              onRemove={() => onChange(tags.filter((one) => one !== tag))}
            >
              {tag}
            </Chip>
          ))}
        </Cluster>
      )}
      {tags.length < limits.tags.max && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() === '') return
            onChange([...tags, typed.trim()])
            setTyped('')
          }}
        >
          <Stack gap={8}>
            <TextField
              name="tag"
              label={text('tags.add')}
              autoComplete="off"
              minLength={limits.tag.min}
              maxLength={limits.tag.max}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <div>
              <Button type="submit" size="dense" isPending={isPending}>
                {text('tags.submit')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  )
}
