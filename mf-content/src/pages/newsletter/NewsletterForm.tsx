import type { Category } from '@sild/contract/content/schemas'
import { limits } from '@sild/contract/limits'
import { documentPaths, localizedPath } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Button, Checkbox, FieldGroup, Select, Stack, TextField } from '@sild/ui'

interface NewsletterFormProps {
  /** Absent if the form is only a section of a page. A reader who chooses none gets all categories. */
  categories?: readonly Pick<Category, 'id' | 'title'>[]
  error?: string | undefined
}

export function NewsletterForm({ categories = [], error }: NewsletterFormProps) {
  const locale = useLocale()
  const text = useText('mf-content.newsletter')
  return (
    <form method="post" action={localizedPath(documentPaths.newsletterForm('subscribe'), locale)}>
      <Stack gap={16}>
        <TextField
          label={text('email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={limits.email.max}
          error={error}
        />
        <Select
          label={text('type')}
          name="type"
          defaultValue="provider"
          options={(['provider', 'customer'] as const).map((value) => ({ value, label: text(`type.${value}`) }))}
        />
        {categories.length > 0 && (
          <FieldGroup label={text('categories')}>
            {() => (
              <Stack gap={8}>
                {categories.map(({ id, title }) => (
                  <Checkbox key={id} name="category" value={id} label={title} />
                ))}
              </Stack>
            )}
          </FieldGroup>
        )}
        <div>
          <Button type="submit" variant="primary">
            {text('submit')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
