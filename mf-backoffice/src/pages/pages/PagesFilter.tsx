import type { Reply } from '@sild/contract'
import { pageStates } from '@sild/contract/content/page-states'
import { useSearchParams } from '@sild/router'
import { useText } from '@sild/shell-api'
import { Button, Cluster, Select, Stack, TextField } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import { sectionOf, stateOf, wordsOf } from './pages-input.ts'

interface PagesFilterProps {
  categories: Reply<'listEditorPages'>['categories']
}

/** Query, section and state of the listed pages, from the address. */
export function PagesFilter({ categories }: PagesFilterProps) {
  const [parameters, setParameters] = useSearchParams()
  const text = useText('mf-backoffice.pages')
  const sections = categories.filter(({ parentSlug }) => parentSlug === null)
  const filter = (form: HTMLFormElement): void => {
    const given = [...new FormData(form)].filter((entry): entry is [string, string] => Boolean(entry[1]))
    setParameters(Object.fromEntries(given))
  }
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        filter(event.currentTarget)
      }}
    >
      <Stack gap={12}>
        <FieldRow>
          <TextField name="query" label={text('query')} defaultValue={wordsOf(parameters)} maxLength={100} />
          <Select
            name="section"
            label={text('section')}
            defaultValue={sectionOf(parameters) ?? ''}
            options={[
              { value: '', label: text('section.all') },
              ...sections.map(({ slug, title }) => ({ value: slug, label: title })),
            ]}
          />
          <Select
            name="state"
            label={text('state')}
            defaultValue={stateOf(parameters) ?? ''}
            options={[
              { value: '', label: text('state.all') },
              ...pageStates.map((value) => ({ value, label: text(`state.${value}`) })),
            ]}
          />
        </FieldRow>
        <Cluster>
          <Button type="submit">{text('search')}</Button>
        </Cluster>
      </Stack>
    </form>
  )
}
