import { CalendarIcon, LocationPinIcon, PersonGroupIcon, WalletIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { BarChart } from '#ui/bar-chart.tsx';
import { CardTable } from '#ui/card-table.tsx';
import { CodePaper } from '#ui/code-paper.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { DatedLine } from '#ui/dated-line.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { FileList } from '#ui/file-list.tsx';
import { Meter } from '#ui/meter.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { SortHeader } from '#ui/sort-header.tsx';
import { Table } from '#ui/table.tsx';
import { Tag } from '#ui/tag.tsx';
import { TearOff } from '#ui/tear-off.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TimeText } from '#ui/time-text.tsx';
import { BothSchemes } from './both-schemes.tsx';
import day from './sample-day.svg?no-inline';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps } from './styleguide-texts.ts';

const THIS_WEEK = 47;
const WEEKS = [
  { week: 45, values: [52, 8] },
  { week: 46, values: [58, 9] },
  { week: THIS_WEEK, values: [64, 12] },
  { week: 48, values: [71, 0] },
];

export function FactsSection({ texts }: SectionProps) {
  const { facts, labels, sections } = texts;
  const [direction, setDirection] = useState<'ascending' | 'descending'>('ascending');
  const rows = [
    { month: facts.november, count: 128 },
    { month: facts.december, count: 96 },
  ];
  const sorted = direction === 'ascending' ? rows : rows.toReversed();
  return (
    <StyleguideSection title={sections.facts}>
      <BothSchemes texts={texts}>
        {(schemeName) => (
          <>
            <FactList
              facts={[
                { term: facts.nextTime, icon: <CalendarIcon aria-hidden />, value: facts.nextTimeValue },
                { term: facts.where, icon: <LocationPinIcon aria-hidden />, value: facts.whereValue },
                { term: facts.age, icon: <PersonGroupIcon aria-hidden />, value: facts.ageValue },
                { term: facts.price, icon: <WalletIcon aria-hidden />, value: labels.free },
              ]}
            />
            <FileList files={[{ id: 'plan', url: '#main', type: 'application/pdf', label: facts.file }]} />
            <SectionHeading
              level={3}
              title={facts.section}
              lead={facts.sectionLead}
              action={<TextLink href="#main">{facts.all}</TextLink>}
            />
            <SheetSection
              id={`sheet-${schemeName}`}
              title={`${facts.section} – ${schemeName}`}
              lead={facts.sectionLead}
            >
              <div className="nb-row">
                <DateTile date="2026-11-19" weekday={facts.weekday} day={19} />
                <Avatar name="Ingrid Lunde" size="small" />
                <Avatar name="Kari" />
                <Avatar name="ahmed omar hassan" size="large" />
                <Avatar name={facts.avatarPicture} src={day} size="huge" />
              </div>
            </SheetSection>
            <ul>
              <DatedLine
                date="2026-11-19"
                leaf={{ weekday: facts.weekday, day: 19 }}
                end={<Tag tone="success">{labels.free}</Tag>}
              >
                <span>
                  <TimeText>{facts.nextTimeValue}</TimeText>
                </span>
              </DatedLine>
            </ul>
            <NumberTiles
              tiles={[
                { name: facts.table, value: 245, note: facts.tileNote, isUp: true },
                { name: facts.waiting, value: 12 },
              ]}
            />
            <BarChart
              label={facts.chart}
              barName={facts.week}
              series={[facts.attending, facts.waiting]}
              bars={WEEKS.map(({ week, values }) => ({
                key: String(week),
                label: week === THIS_WEEK ? facts.thisWeek : facts.weekNumber(week),
                narrowLabel: facts.weekNumber(week),
                values,
                isNow: week === THIS_WEEK,
              }))}
              tableLabel={facts.chartTable}
            />
            <QrCode text="https://bergen.nabolag.example" label={facts.code} />
            <CodePaper code="https://bergen.nabolag.example" label={facts.code} digits="1234 5670" size="medium" />
            <TearOff>{facts.code}</TearOff>
            <Meter value={16} limit={20} label={facts.taken} />
            <Table caption={`${facts.table} – ${schemeName}`}>
              <thead>
                <tr>
                  <SortHeader
                    direction={direction}
                    onSort={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
                  >
                    {facts.month}
                  </SortHeader>
                  <th scope="col" data-number>
                    {facts.signedUp}
                  </th>
                </tr>
              </thead>
              <tbody>
                {sorted.map(({ month, count }) => (
                  <tr key={month}>
                    <td>{month}</td>
                    <td data-number>{count}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
            <CardTable
              caption={`${facts.table} – ${schemeName}`}
              names={
                <>
                  <th scope="col">{facts.month}</th>
                  <th scope="col">{facts.signedUp}</th>
                </>
              }
            >
              {rows.map(({ month, count }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td>{count}</td>
                </tr>
              ))}
            </CardTable>
          </>
        )}
      </BothSchemes>
    </StyleguideSection>
  );
}
