import type { Story, StoryMeta } from '../story.ts'
import { Stepper, TaskList } from './Steps.tsx'

export const meta: StoryMeta = {
  title: 'Stepper, TaskList',
  group: 'Navigation',
  from: '@sild/ui',
  source: 'steps/Steps.tsx',
}

export const Onboarding: Story = ({ say }) => (
  <Stepper
    label={say('Steps', 'Sammud', 'Étapes')}
    current={1}
    doneLabel={say('done', 'tehtud', 'terminée')}
    steps={[
      { label: say('Account', 'Konto', 'Compte'), href: '#account' },
      { label: say('Company', 'Ettevõte', 'Entreprise') },
      { label: say('First project', 'Esimene projekt', 'Premier projet') },
    ]}
  />
)

export const Publication: Story = ({ say }) => (
  <TaskList
    items={[
      {
        label: say('Title and description', 'Pealkiri ja kirjeldus', 'Titre et description'),
        href: '#title',
        status: say('Done', 'Tehtud', 'Terminé'),
        tone: 'success',
      },
      {
        label: say('Budget', 'Eelarve', 'Budget'),
        href: '#budget',
        hint: say('Shown in search', 'Näidatakse otsingus', 'Affiché dans la recherche'),
        status: say('In progress', 'Pooleli', 'En cours'),
        tone: 'accent',
      },
      {
        label: say('Check and publish', 'Kontrolli ja avalda', 'Vérifier et publier'),
        status: say('Cannot start yet', 'Ei saa veel alustada', 'Pas encore disponible'),
      },
    ]}
  />
)
