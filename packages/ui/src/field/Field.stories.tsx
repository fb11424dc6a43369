import { Stack } from '../layout/Layout.tsx'
import { Link } from '../link/Link.tsx'
import type { Story, StoryMeta } from '../story.ts'
import { Checkbox } from './Checkbox.tsx'
import { SearchField } from './SearchField.tsx'
import { Select } from './Select.tsx'
import { TextField } from './TextField.tsx'

export const meta: StoryMeta = {
  title: 'TextField, Select, Checkbox, SearchField',
  group: 'Forms',
  from: '@sild/ui',
  source: 'field/',
}

export const Text: Story = ({ say }) => (
  <Stack gap={24}>
    <TextField
      name="story-title"
      label={say('Title', 'Pealkiri', 'Titre')}
      hint={say(
        'What is wanted, in a few words',
        'Mida vajate, paari sõnaga',
        'Ce que vous cherchez, en quelques mots',
      )}
      defaultValue={say('Customer portal', 'Kliendiportaal', 'Portail client')}
    />
    <TextField
      name="story-email"
      type="email"
      autoComplete="email"
      label={say('Work e-mail', 'Tööpost', 'E-mail professionnel')}
      defaultValue="mari@"
      error={say(
        'Please enter a valid email address',
        'Sisesta kehtiv e-posti aadress',
        'Veuillez saisir une adresse e-mail valide',
      )}
    />
    <TextField
      name="story-site"
      label={say('Website', 'Veebileht', 'Site web')}
      optionalLabel={say('optional', 'vabatahtlik', 'facultatif')}
      prefix="https://"
    />
    <TextField
      name="story-code"
      label={say('Registration number', 'Registrikood', 'Numéro d’immatriculation')}
      defaultValue="14532901"
      disabled
    />
    <TextField
      name="story-read"
      label={say('Referral link', 'Soovituslink', 'Lien de parrainage')}
      defaultValue="https://sild.test/r/4f2a"
      readOnly
    />
  </Stack>
)

export const Choice: Story = ({ say }) => (
  <Stack gap={24}>
    <Select
      name="story-country"
      label={say('Country', 'Riik', 'Pays')}
      placeholder={say('Choose a country', 'Vali riik', 'Choisir un pays')}
      options={[
        { value: 'EE', label: say('Estonia', 'Eesti', 'Estonie') },
        { value: 'FR', label: say('France', 'Prantsusmaa', 'France') },
      ]}
    />
    <Select
      name="story-category"
      label={say('Category', 'Valdkond', 'Catégorie')}
      error={say('Required field', 'Kohustuslik väli', 'Champ obligatoire')}
      options={[{ value: 'web', label: say('Web development', 'Veebiarendus', 'Développement web') }]}
    />
    <Stack gap={8}>
      <Checkbox
        name="story-remote"
        label={say('Remote work is fine', 'Kaugtöö sobib', 'Le télétravail convient')}
        defaultChecked
      />
      <Checkbox
        name="story-terms"
        label={
          <>
            {say('I agree to the', 'Nõustun', 'J’accepte les')}{' '}
            <Link href="#terms">{say('terms', 'tingimustega', 'conditions')}</Link>
          </>
        }
        error={say('Required field', 'Kohustuslik väli', 'Champ obligatoire')}
      />
      <Checkbox
        name="story-news"
        label={say('Weekly newsletter', 'Iganädalane uudiskiri', 'Lettre hebdomadaire')}
        hint={say('Every Monday', 'Igal esmaspäeval', 'Chaque lundi')}
      />
      <Checkbox
        name="story-off"
        label={say('Not available on this plan', 'Selles paketis pole saadaval', 'Indisponible avec cette formule')}
        disabled
      />
    </Stack>
  </Stack>
)

export const Search: Story = ({ say }) => (
  <Stack gap={24}>
    <SearchField
      name="query"
      label={say('Search', 'Otsi', 'Rechercher')}
      placeholder={say('Search projects', 'Otsi projekte', 'Rechercher des projets')}
    />
    <SearchField
      size="large"
      label={say('What are you looking for?', 'Mida otsid?', 'Que cherchez-vous ?')}
      placeholder={say(
        'React developer, data warehouse…',
        'Reacti arendaja, andmeait…',
        'Développeur React, entrepôt de données…',
      )}
      submitLabel={say('Search', 'Otsi', 'Rechercher')}
    />
  </Stack>
)
