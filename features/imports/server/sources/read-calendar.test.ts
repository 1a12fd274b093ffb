import { describe, expect, test } from 'vitest';
import { turnsOfOthers } from '#tests/support/turns-of-others.ts';
import { MAX_ACTIVITIES, MAX_TIMES } from '../../source-rules.ts';
import { readCalendar } from './read-calendar.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const ADDRESS = new URL('https://www.klubben.example/kalender.ics');

const calendar = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const vevent = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) => readAll(lines);
const readAll = (lines: readonly string[]) => readCalendar(calendar(lines), ADDRESS, NOW);
const startsOf = async (...lines: string[]) => {
  const { activities } = await read(...vevent('UID:a', 'SUMMARY:Trening', ...lines));
  return activities[0]?.times.map(({ start_at }) => start_at.slice(0, 16)) ?? [];
};

describe('BEY-17 what a calendar says', () => {
  test('BEY-17 folded and escaped words, times with a zone, and where it is', async () => {
    const { activities, faults, isComplete } = await read(
      ...vevent(
        'UID:1@klubben.example',
        'SUMMARY;LANGUAGE=nb:Åpen hall\\, for',
        '  alle',
        'DESCRIPTION:Ta med sko\\nog drikke\\; vi har baller.',
        'LOCATION:Sundhallen',
        'GEO:60.39;5.32',
        'URL:https://klubben.example/apen-hall',
        'DTSTART;TZID="Europe/Oslo":20261121T180000',
        'DTEND;TZID=Europe/Oslo:20261121T200000',
        'BEGIN:VALARM',
        'DESCRIPTION:Ikke denne',
        'END:VALARM',
      ),
    );
    expect({ faults, isComplete }).toEqual({ faults: [], isComplete: true });
    expect(activities).toEqual([
      {
        external_id: expect.stringMatching(/^[\w-]{32}$/),
        digest: expect.stringMatching(/^[\w-]{32}$/),
        line: 3,
        name: 'Åpen hall, for alle',
        description: 'Ta med sko\nog drikke; vi har baller.',
        venue: 'Sundhallen',
        lat: 60.39,
        lng: 5.32,
        is_free: false,
        price_ore: null,
        is_cancelled: false,
        source_url: 'https://klubben.example/apen-hall',
        times: [{ start_at: '2026-11-21T17:00:00.000Z', end_at: '2026-11-21T19:00:00.000Z' }],
      },
    ]);
  });

  test.each([
    [['DTSTART:20261121T180000Z'], '2026-11-21T18:00'],
    [['DTSTART:20261121T180000'], '2026-11-21T17:00'],
    [['DTSTART;TZID=W. Europe Standard Time:20261121T180000'], '2026-11-21T17:00'],
    [['DTSTART;TZID=/kalender.example/Europe/London:20261121T180000'], '2026-11-21T18:00'],
    [['DTSTART;VALUE=DATE:20261121'], '2026-11-20T23:00'],
  ])('BEY-17 %s', async (lines, start) => {
    expect(await startsOf(...lines)).toEqual([start]);
  });

  test('BEY-17 a day ends on that day, and a length is counted', async () => {
    const endOf = async (...lines: string[]) =>
      (await read(...vevent('UID:a', 'SUMMARY:Loppemarked', ...lines))).activities[0]?.times[0]?.end_at;
    expect(await endOf('DTSTART;VALUE=DATE:20261121')).toBe('2026-11-21T22:59:00.000Z');
    expect(await endOf('DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261123')).toBe('2026-11-22T22:59:00.000Z');
    expect(await endOf('DTSTART:20261121T100000Z', 'DURATION:PT1H30M')).toBe('2026-11-21T11:30:00.000Z');
  });

  test('BEY-17 it is weekly by the clock on the wall, without what is taken out, and with what was moved', async () => {
    const rule = ['DTSTART;TZID=Europe/Oslo:20260302T180000', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261203T170000Z'];
    const taken = ['EXDATE;TZID=Europe/Oslo:20261123T180000', 'DTEND;TZID=Europe/Oslo:20260302T190000'];
    expect(await startsOf(...rule, ...taken)).toEqual([
      '2026-11-19T17:00',
      '2026-11-26T17:00',
      '2026-11-30T17:00',
      '2026-12-03T17:00',
    ]);
    const { activities } = await read(
      ...vevent('UID:a', 'SUMMARY:Trening', ...rule, ...taken),
      ...vevent(
        'UID:a',
        'SUMMARY:Trening',
        'RECURRENCE-ID;TZID=Europe/Oslo:20261119T180000',
        'DTSTART:20261120T100000Z',
      ),
      ...vevent(
        'UID:a',
        'SUMMARY:Trening',
        'RECURRENCE-ID:20261126T170000Z',
        'DTSTART:20261126T170000Z',
        'STATUS:CANCELLED',
      ),
    );
    expect(activities).toHaveLength(1);
    expect(activities[0]?.times.map(({ start_at }) => start_at.slice(0, 10))).toEqual([
      '2026-11-20',
      '2026-11-30',
      '2026-12-03',
    ]);
  });

  test.each([
    ['FREQ=DAILY;INTERVAL=2;COUNT=3', '20261119T100000Z', ['11-19', '11-21', '11-23']],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=3', '20261105T100000Z', ['11-19', '12-03']],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', '20261127T100000Z', ['11-27', '12-25']],
    ['FREQ=MONTHLY;COUNT=3', '20261031T100000Z', ['12-31', '01-31']],
    ['FREQ=YEARLY;COUNT=2', '20251224T100000Z', ['12-24']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2', '20261130T100000Z', ['11-30', '12-31']],
  ])('BEY-17 %s', async (rule, start, days) => {
    const found = await startsOf(`DTSTART:${start}`, `RRULE:${rule}`);
    expect(found.map((at) => at.slice(5, 10))).toEqual(days);
  });

  test('BEY-17 the latest of two that stand there twice counts, and what is cancelled says so', async () => {
    const { activities } = await read(
      ...vevent('UID:a', 'SEQUENCE:2', 'SUMMARY:Ny', 'DTSTART:20261121T180000Z', 'STATUS:CANCELLED'),
      ...vevent('UID:a', 'SEQUENCE:1', 'SUMMARY:Gammel', 'DTSTART:20261121T180000Z'),
    );
    expect(activities).toMatchObject([{ name: 'Ny', is_cancelled: true }]);
  });

  test('BEY-17 what is over is neither taken over nor a fault, and is not gone', async () => {
    const { activities, seen, faults } = await read(...vevent('UID:a', 'SUMMARY:I fjor', 'DTSTART:20251121T180000Z'));
    expect([activities.length, seen.size, faults.length]).toEqual([0, 1, 0]);
  });
});

describe('BEY-17 what a calendar gets wrong is said with its line', () => {
  test.each([
    ['no_id', ['SUMMARY:Uten id', 'DTSTART:20261121T180000Z'], 3],
    ['no_title', ['UID:a', 'DTSTART:20261121T180000Z'], 3],
    ['no_start', ['UID:a', 'SUMMARY:Når'], 3],
    ['bad_time', ['UID:a', 'SUMMARY:Når', 'DTSTART:20260230T180000Z'], 6],
    ['bad_time', ['UID:a', 'SUMMARY:Når', 'DTSTART:i morgen'], 6],
    ['unknown_zone', ['UID:a', 'SUMMARY:Hvor', 'DTSTART;TZID=Middle/Earth:20261121T180000'], 6],
    ['absurd_time', ['UID:a', 'SUMMARY:Lang', 'DTSTART:20261121T180000Z', 'DTEND:20270521T180000Z'], 3],
    ['private', ['UID:a', 'SUMMARY:Lege', 'CLASS:PRIVATE', 'DTSTART:20261121T180000Z'], 3],
    ['bad_line', ['UID:a', 'SUMMARY:Linje', 'DTSTART:20261121T180000Z', 'ikke noe'], 7],
  ])('BEY-17 %s', async (kind, lines, line) => {
    const { activities, faults, skipped } = await read(...vevent(...lines));
    expect({ activities, skipped }).toEqual({ activities: [], skipped: 1 });
    expect(faults).toMatchObject([{ kind, line }]);
  });

  test.each([
    'FREQ=SECONDLY',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=WEEKLY;INTERVAL=0',
    'FREQ=WEEKLY;COUNT=-1',
    'X',
  ])('BEY-17 of a rule that is not read (%s) the first time stands', async (rule) => {
    const { activities, faults } = await read(
      ...vevent('UID:a', 'SUMMARY:Ofte', 'DTSTART:20261121T180000Z', `RRULE:${rule}`),
    );
    expect(activities[0]?.times).toHaveLength(1);
    expect(faults).toMatchObject([{ kind: expect.stringMatching(/rule$/), line: 7, detail: 'Ofte' }]);
  });
});

describe('BEY-17 calendars that mean harm', () => {
  test.each(['', '<html></html>', '{"a":1}', 'BEGIN:VCARD\r\nEND:VCARD', 'x'.repeat(1_000_000)])(
    'BEY-17 %.20s is no calendar',
    async (text) => {
      await expect(readCalendar(text, ADDRESS, NOW)).rejects.toThrow('not_a_calendar');
    },
  );

  test('BEY-17 a line without an end costs that activity alone', async () => {
    const { activities, faults } = await read(
      ...vevent('UID:a', `SUMMARY:${'x'.repeat(3_000_000)}`, 'DTSTART:20261121T180000Z'),
      ...vevent('UID:b', 'SUMMARY:Etterpå', 'DTSTART:20261121T180000Z'),
    );
    expect(activities.map(({ name }) => name)).toEqual(['Etterpå']);
    expect(faults).toMatchObject([{ kind: 'line_too_long', line: 5 }]);
    const folded = `DESCRIPTION:${'\r\n x'.repeat(500_000)}`;
    const second = await read(...vevent('UID:a', 'SUMMARY:Brettet', folded, 'DTSTART:20261121T180000Z'));
    expect(second.faults).toMatchObject([{ kind: 'line_too_long', line: 6 }]);
  });

  test('BEY-17 of 10,000 activities those that begin first are taken over, and none of them is gone', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      vevent(`UID:${at}`, `SUMMARY:Nummer ${at}`, `DTSTART:2026121${at % 9}T180000Z`, 'RRULE:FREQ=DAILY'),
    ).flat();
    const { activities, faults, seen, skipped, isComplete } = await readAll(many);
    expect(activities).toHaveLength(MAX_ACTIVITIES);
    expect(new Set(activities.map(({ times }) => times[0]?.start_at))).toEqual(new Set(['2026-12-10T18:00:00.000Z']));
    expect(faults).toEqual([{ line: null, kind: 'too_many', detail: '9000' }]);
    expect([seen.size, skipped, isComplete]).toEqual([10_000, 9000, true]);
  });

  test('BEY-17 a rule of a hundred years is followed for one, and for so many times', async () => {
    expect(await startsOf('DTSTART:19260101T100000Z', 'RRULE:FREQ=DAILY')).toHaveLength(MAX_TIMES);
    expect(await startsOf('DTSTART:00010101T100000Z', 'RRULE:FREQ=DAILY;COUNT=1000000')).toEqual([]);
    expect(await startsOf('DTSTART:20261201T100000Z', 'RRULE:FREQ=YEARLY')).toEqual(['2026-12-01T10:00']);
  });

  test('BEY-17 D-18 while rules that began long ago are counted through, others have their turn', async () => {
    const rule = 'RRULE:FREQ=WEEKLY;COUNT=1000000;BYDAY=MO,TU,WE,TH,FR,SA,SU';
    const many = Array.from({ length: 150 }, (_, at) =>
      vevent(`UID:${at}`, 'SUMMARY:Ofte', 'DTSTART;TZID=America/New_York:20000101T100000', rule),
    ).flat();
    expect(await turnsOfOthers(() => readAll(many))).toBeGreaterThan(0);
  });

  test('BEY-17 20,000 under one name are one, and what is nested ever deeper is given up', async () => {
    const same = Array.from({ length: 20_000 }, () => vevent('UID:a', 'SUMMARY:En', 'DTSTART:20261121T180000Z')).flat();
    expect((await readAll(same)).activities).toHaveLength(1);
    expect(await read(...Array.from({ length: 1000 }, () => 'BEGIN:VEVENT'))).toMatchObject({
      activities: [],
      isComplete: false,
    });
  });

  test('BEY-17 a calendar that breaks off has not told all it has', async () => {
    const whole = calendar([
      ...vevent('UID:a', 'SUMMARY:En', 'DTSTART:20261121T180000Z'),
      ...vevent('UID:b', 'SUMMARY:To'),
    ]);
    const broken = await readCalendar(whole.slice(0, whole.indexOf('SUMMARY:To')), ADDRESS, NOW);
    expect(broken).toMatchObject({ isComplete: false, faults: [{ kind: 'not_closed', line: 8 }] });
    expect(broken.activities.map(({ name }) => name)).toEqual(['En']);
  });

  test('BEY-17 words are words: markup, hidden letters and links that lead elsewhere are gone', async () => {
    const { activities } = await read(
      ...vevent(
        'UID:a',
        'SUMMARY:<img src=x onerror=alert(1)>Tur\u202e\u0007 i <b>skogen</b>',
        'DESCRIPTION:Hei<script>alert(1)</script> på\\n1 < 2 & 3',
        'URL:https://et-annet-sted.example/',
        'GEO:999;-999',
        'DTSTART:20261121T180000Z',
      ),
    );
    expect(activities).toMatchObject([
      { name: 'Tur i skogen', description: expect.not.stringContaining('script'), source_url: null, lat: null },
    ]);
    for (const url of [
      'javascript:alert(1)',
      'http://klubben.example/',
      'https://a:b@klubben.example/',
      'https://klubben.example:8443/',
    ]) {
      const { activities: found } = await read(
        ...vevent('UID:a', 'SUMMARY:Tur', `URL:${url}`, 'DTSTART:20261121T180000Z'),
      );
      expect([url, found[0]?.source_url]).toEqual([url, null]);
    }
  });
});
