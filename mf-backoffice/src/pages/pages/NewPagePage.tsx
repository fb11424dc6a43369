import { createPage, listEditorPages } from '@sild/contract/content/editor-operations'
import type { PageContent } from '@sild/contract/content/editor-schemas'
import { paths } from '@sild/paths'
import { type LoaderArgs, useNavigate, useSearchParams } from '@sild/router'
import { type PageHandle, useDraft, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { Button, Page, PageHeader } from '@sild/ui'
import { ErrorSummary, Form, FormActions } from '@sild/ui/forms'
import { ContentFields } from './ContentFields.tsx'
import { EditorBreadcrumbs } from './EditorBreadcrumbs.tsx'
import { emptyContent } from './empty-content.ts'
import { sectionOf } from './pages-input.ts'
import { fieldOfContent, readContent } from './read-content.ts'

const categoriesInput = { query: { limit: 1 } }

export const loader = (page: LoaderArgs) => loadQuery(page, listEditorPages, categoriesInput)

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.pages.new' }),
  isUnlisted: true,
}

export function Component() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { data } = useApiQuery(listEditorPages, categoriesInput)
  const text = useText('mf-backoffice.pages')
  const empty = emptyContent(sectionOf(parameters) ?? 'blog')
  const draft = useDraft<PageContent>('new-page', { empty, parse: readContent(empty) })
  const form = useOperationForm<typeof createPage, PageContent>({
    operation: createPage,
    schema: () => import('@sild/contract/content/editor-schemas').then(({ createPageBody }) => createPageBody),
    defaultValues: empty,
    draft,
    toInput: (content) => ({ body: { content } }),
    fieldOf: fieldOfContent,
    onDone: async (page) => {
      await queryClient.invalidateQueries({ queryKey: [listEditorPages.path] })
      await navigate(paths.editorPage(page.guid))
    },
  })
  return (
    <Page>
      <PageHeader title={text('new')} breadcrumbs={<EditorBreadcrumbs />} />
      <Form onSubmit={form.submit}>
        <ErrorSummary title={text('problem')} errors={form.errors} />
        <ContentFields form={form} categories={data.categories} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {text('save')}
          </Button>
        </FormActions>
      </Form>
    </Page>
  )
}
