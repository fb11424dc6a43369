import { type AlertSchedule, alertSchedules } from '@sild/contract/enums'
import { searchLimits } from '@sild/contract/search/limits'
import { listSavedSearches, saveSearch } from '@sild/contract/search/saved-operations'
import { OperationDialog } from '@sild/dialogs/OperationDialog'
import { paths } from '@sild/paths'
import { useExpectAnswer, useNotify, useText } from '@sild/shell-api'
import { useOperationForm } from '@sild/shell-api/forms'
import { queryClient } from '@sild/shell-api/query'
import { Checkbox, TextField } from '@sild/ui'
import { RadioGroup } from '@sild/ui/forms'
import type { KnownNames } from '../../search-address/filter-names.ts'
import type { SearchAddress } from '../../search-address/search-address.ts'
import { filterNames, savedFiltersOf } from './saved-filters.ts'

interface SaveSearchDialogProps {
  address: SearchAddress
  known: KnownNames
  onClose: () => void
}
interface SaveValues {
  title: string
  schedule: AlertSchedule
  isMailed: boolean
}

/** The name of a saved search, and when and how it notifies. */
export function SaveSearchDialog({ address, known, onClose }: SaveSearchDialogProps) {
  const notify = useNotify()
  const expectAnswer = useExpectAnswer()
  const text = useText('mf-search.save')
  const filters = savedFiltersOf(address)
  const names = filterNames(filters, known)
  const form = useOperationForm<typeof saveSearch, SaveValues>({
    operation: saveSearch,
    schema: () => import('@sild/contract/search/saved-schemas').then(({ saveSearchBody }) => saveSearchBody),
    defaultValues: {
      title: names.join(', ').slice(0, searchLimits.savedTitle.max),
      schedule: 'instant',
      isMailed: true,
    },
    toInput: ({ isMailed, schedule, title }) => ({ body: { ...filters, title: title.trim(), schedule, isMailed } }),
    // An empty query has no field of its own to show the error.
    fieldOf: (path) => (path === 'query' ? 'title' : path),
    onDone: async () => {
      onClose()
      notify({
        tone: 'success',
        text: text('done'),
        action: { label: text('all'), path: paths.savedSearches() },
      })
      expectAnswer()
      await queryClient.invalidateQueries({ queryKey: [listSavedSearches.path] })
    },
  })
  return (
    <OperationDialog
      size="small"
      onClose={onClose}
      title={text('title')}
      form={form}
      labels={{ submit: text('submit'), cancel: text('cancel'), problem: text('problem') }}
    >
      <TextField label={text('name')} autoComplete="off" error={form.messageOf('title')} {...form.register('title')} />
      <RadioGroup
        label={text('schedule')}
        options={alertSchedules
          .filter((schedule) => schedule !== 'off')
          .map((schedule) => ({ value: schedule, label: text(`schedule.${schedule}`) }))}
        error={form.messageOf('schedule')}
        {...form.register('schedule')}
      />
      <Checkbox label={text('mail')} hint={text('mail.hint')} {...form.register('isMailed')} />
    </OperationDialog>
  )
}
