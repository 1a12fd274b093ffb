import { useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DoorTexts } from '../texts/token.ts';
import { doorTexts } from '../texts/token.ts';
import styles from './people-list.module.css';
import { PersonLine } from './person-line.tsx';
import { isMissed, type ShownPerson } from './waiting-ticks.ts';

const VIEWS = ['all', 'missing', 'came'] as const;
type View = (typeof VIEWS)[number];

type PeopleListProps = { people: readonly ShownPerson[]; onTick: (attendanceId: string, isIn: boolean) => void };

/** Everybody who may come. Each line is one large button: a touch ticks, another one takes the tick back. */
export function PeopleList({ people, onTick }: PeopleListProps) {
  const texts = useTexts(doorTexts).list;
  const [words, setWords] = useState('');
  const [view, setView] = useState<View>('all');
  const shown = people.filter((person) => isIn(person, view) && isNamed(person.name, words));
  return (
    <section className={styles.part} aria-labelledby="door-people">
      <h2 id="door-people" className="nb-sr">
        {texts.title}
      </h2>
      <TextField
        type="search"
        label={texts.search}
        value={words}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={styles.views}>
        <Segmented
          label={texts.title}
          options={VIEWS.map((value) => ({ value, label: texts[value] }))}
          value={view}
          onChange={setView}
        />
      </div>
      <p role="status" className="nb-sr">
        {texts.found(shown.length)}
      </p>
      {shown.length > 0 ? (
        <ul className={styles.list}>
          {shown.map((person) => (
            <li key={person.attendance_id}>
              <PersonLine person={person} onTick={onTick} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{noneText(people, words, view, texts)}</p>
      )}
    </section>
  );
}

const isIn = (person: ShownPerson, view: View): boolean =>
  view === 'all' || (view === 'came' ? person.checked_in_at !== null : isMissed(person));

/** Whatever comes first, and without minding how it is accented. */
const isNamed = (name: string, words: string): boolean =>
  plain(words).every((word) => plain(name).join(' ').includes(word));

const plain = (text: string): string[] =>
  text
    .toLocaleLowerCase('nb')
    .normalize('NFD')
    .replaceAll(/(?!\u030a)\p{Mn}/gu, '')
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean);

function noneText(people: readonly ShownPerson[], words: string, view: View, texts: DoorTexts['list']): string {
  if (people.length === 0) return texts.none;
  if (words.trim() !== '') return texts.none_found;
  return view === 'came' ? texts.nobody_came : texts.everybody_came;
}
