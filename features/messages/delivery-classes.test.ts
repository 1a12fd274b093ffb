import { describe, expect, test } from 'vitest';
import { AT_ONCE, CLASS_OF, DELIVERY_CLASSES } from './delivery-classes.ts';
import { SAMPLE_VALUES } from './server/sample-values-data.ts';
import { nb } from './texts/nb.ts';

describe('classes of messages', () => {
  test('D-29 every template that can be written has a class, and nothing else has one', () => {
    expect(Object.keys(CLASS_OF).sort()).toEqual(Object.keys(nb.letters).sort());
    expect(Object.keys(CLASS_OF).sort()).toEqual(Object.keys(SAMPLE_VALUES).sort());
    expect(new Set(Object.values(CLASS_OF))).toEqual(new Set(DELIVERY_CLASSES));
  });

  test('D-29 what lasts for minutes is a code, and what one user writes to many is bulk', () => {
    for (const [template, values] of Object.entries(SAMPLE_VALUES)) {
      if ('minutes' in values) expect(CLASS_OF, template).toHaveProperty(template, 'code');
      if (/circular$/i.test(template)) expect(CLASS_OF, template).toHaveProperty(template, 'bulk');
    }
  });

  test('D-29 ten to twenty go out at a time', () => {
    const together = Object.values(AT_ONCE).reduce((sum, count) => sum + count, 0);
    expect(together).toBeGreaterThanOrEqual(10);
    expect(together).toBeLessThanOrEqual(20);
  });
});
