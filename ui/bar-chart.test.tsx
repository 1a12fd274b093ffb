// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';

afterEach(cleanup);

const bars = [
  { key: '42', label: 'uke 42', values: [38, 4] },
  { key: '43', label: 'uke 43', fullLabel: 'Uke 43', values: [44, 0] },
];

test('ORG-07 a chart has the sum of each bar on top, and the numbers behind it in a table', () => {
  render(
    <BarChart
      label="Påmeldte per uke"
      barName="Uke"
      series={['Påmeldt', 'Venteliste']}
      bars={bars}
      tableLabel="Vis tallene som tabell"
    />,
  );
  const [wide] = screen.getAllByRole('img', { name: 'Påmeldte per uke' });
  expect(wide?.textContent).toContain('42uke 42');
  // A part of nothing is not drawn.
  expect(wide?.querySelectorAll('rect')).toHaveLength(3);

  const row = screen.getByRole('row', { name: /Uke 43/, hidden: true });
  expect(
    within(row)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual(['44', '0']);
});

test('ORG-07 where there is little room the last bars are drawn, and all are in the table', () => {
  const many = Array.from({ length: 12 }, (_, place) => ({ key: String(place), label: `m${place}`, values: [place] }));
  render(<BarChart label="Nye" barName="Måned" series={['Nye']} bars={many} tableLabel="Vis" />);
  const [wide, medium, narrow] = screen.getAllByRole('img');
  expect(wide?.querySelectorAll('rect')).toHaveLength(11);
  expect(medium?.querySelectorAll('rect')).toHaveLength(11);
  expect(narrow?.querySelectorAll('rect')).toHaveLength(5);
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(13);
});
