import { closeCategory, listNamedCategories, openCategory } from '@sild/contract/content/category-operations'
import type { NamedCategory } from '@sild/contract/content/category-schemas'
import { listCategories } from '@sild/contract/content/operations'
import { locales } from '@sild/contract/enums'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Badge, Button, Card, Cluster, Heading, joinFacts, Stack, Text } from '@sild/ui'
import { Suspense, useState } from 'react'
import { CategoryNamesDialog } from './CategoryNamesDialog.tsx'
import { MergeCategoryDialog } from './MergeCategoryDialog.tsx'

interface CategoryCardProps {
  category: NamedCategory
  all: readonly NamedCategory[]
}

/** A category by its names, and what may be done to it. */
export function CategoryCard({ all, category }: CategoryCardProps) {
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const [opened, setOpened] = useState<'names' | 'merge' | null>(null)
  const { categoryId, isRenamed, mergedIntoId, names, state } = category
  const name = names[locale]
  const into = all.find((other) => other.categoryId === mergedIntoId)?.names[locale]
  const text = useText('mf-backoffice.categories')
  const done = (what: 'names' | 'merge' | 'close' | 'open') => {
    notify({ tone: 'success', text: text(`done.${what}`, { name }) })
    for (const { path } of [listNamedCategories, listCategories])
      void queryClient.invalidateQueries({ queryKey: [path] })
  }
  const onError = (error: Error) => notify({ tone: 'error', text: failureText(error) })
  const close = useApiMutation(closeCategory, { onSuccess: () => done('close'), onError })
  const reopen = useApiMutation(openCategory, { onSuccess: () => done('open'), onError })
  const given = { category, name, onClose: () => setOpened(null) }
  return (
    <Card as="li">
      <Cluster justify="between" align="start" gap={12}>
        <Stack gap={4}>
          <Heading level={2} size={16}>
            {name}
          </Heading>
          <Text size={14} tone="muted">
            {joinFacts([
              ...locales.filter((other) => other !== locale).map((other) => names[other]),
              into && text('merged-into', { name: into }),
            ])}
          </Text>
        </Stack>
        <Cluster>
          {isRenamed && <Badge>{text('renamed')}</Badge>}
          {state === 'closed' && <Badge tone="warning">{text('closed')}</Badge>}
          {state !== 'merged' && (
            <>
              <Button
                size="dense"
                variant="quiet"
                aria-label={text('rename.of', { name })}
                onClick={() => setOpened('names')}
              >
                {text('rename')}
              </Button>
              <Button size="dense" aria-label={text('merge.of', { name })} onClick={() => setOpened('merge')}>
                {text('merge')}
              </Button>
              {state === 'offered' ? (
                <Button
                  size="dense"
                  aria-label={text('close.of', { name })}
                  isPending={close.isPending}
                  onClick={() => close.mutate({ params: { categoryId } })}
                >
                  {text('close')}
                </Button>
              ) : (
                <Button
                  size="dense"
                  aria-label={text('open.of', { name })}
                  isPending={reopen.isPending}
                  onClick={() => reopen.mutate({ params: { categoryId } })}
                >
                  {text('open')}
                </Button>
              )}
            </>
          )}
        </Cluster>
      </Cluster>
      <Suspense fallback={null}>
        {opened === 'names' && <CategoryNamesDialog {...given} onDone={() => done('names')} />}
        {opened === 'merge' && (
          <MergeCategoryDialog
            {...given}
            offered={all.filter((other) => other.state === 'offered' && other.categoryId !== categoryId)}
            onDone={() => done('merge')}
          />
        )}
      </Suspense>
    </Card>
  )
}
