import { closeCategory, listNamedCategories, openCategory } from '@sild/contract/content/category-operations'
import type { NamedCategory } from '@sild/contract/content/category-schemas'
import { listCategories } from '@sild/contract/content/operations'
import { locales } from '@sild/contract/enums'
import { useFailureText, useLocale, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { Badge, Button, CardTitle, joinFacts, Row, Text } from '@sild/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useRowFocus } from '../../shown/use-row-focus.ts'
import { CategoryNamesDialog } from './CategoryNamesDialog.tsx'
import { MergeCategoryDialog } from './MergeCategoryDialog.tsx'

interface CategoryRowProps {
  category: NamedCategory
  all: readonly NamedCategory[]
}

/** A category with its names and actions. */
export function CategoryRow({ all, category }: CategoryRowProps) {
  const locale = useLocale()
  const notify = useNotify()
  const failureText = useFailureText()
  const [opened, setOpened] = useState<'names' | 'merge' | null>(null)
  const { categoryId, isRenamed, mergedIntoId, names, state } = category
  const name = names[locale]
  const into = all.find((other) => other.categoryId === mergedIntoId)?.names[locale]
  const text = useText('mf-backoffice.categories')
  const keepFocus = useRowFocus(state)
  const done = (what: 'names' | 'merge' | 'close' | 'open') => {
    keepFocus()
    notify({ tone: 'success', text: text(`done.${what}`, { name }) })
    for (const { path } of [listNamedCategories, listCategories])
      void queryClient.invalidateQueries({ queryKey: [path] })
  }
  const onError = (error: Error) => notify({ tone: 'error', text: failureText(error) })
  const close = useApiMutation(closeCategory, { onSuccess: () => done('close'), onError })
  const reopen = useApiMutation(openCategory, { onSuccess: () => done('open'), onError })
  const given = { category, name, onClose: () => setOpened(null) }
  return (
    <Row
      end={
        <>
          {isRenamed && <Badge>{text('renamed')}</Badge>}
          {state === 'closed' && <Badge tone="warning">{text('closed')}</Badge>}
          {state !== 'merged' && (
            <>
              <Action label={text('rename.of', { name })} onPress={() => setOpened('names')}>
                {text('rename')}
              </Action>
              <Action label={text('merge.of', { name })} onPress={() => setOpened('merge')}>
                {text('merge')}
              </Action>
              {state === 'offered' ? (
                <Action
                  label={text('close.of', { name })}
                  isPending={close.isPending}
                  onPress={() => close.mutate({ params: { categoryId } })}
                >
                  {text('close')}
                </Action>
              ) : (
                <Action
                  label={text('open.of', { name })}
                  isPending={reopen.isPending}
                  onPress={() => reopen.mutate({ params: { categoryId } })}
                >
                  {text('open')}
                </Action>
              )}
            </>
          )}
        </>
      }
    >
      <CardTitle level={2}>{name}</CardTitle>
      <Text size={14} tone="muted">
        {joinFacts([
          ...locales.filter((other) => other !== locale).map((other) => names[other]),
          into && text('merged-into', { name: into }),
        ])}
      </Text>
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
    </Row>
  )
}

interface ActionProps {
  children: ReactNode
  /** The label contains the name of the category, for screen readers. */
  label: string
  isPending?: boolean
  onPress: () => void
}

function Action({ children, isPending, label, onPress }: ActionProps) {
  return (
    <Button size="dense" aria-label={label} isPending={isPending} onClick={onPress}>
      {children}
    </Button>
  )
}
