// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShowMore } from './show-more.tsx';

afterEach(cleanup);

const answer = (changes: { hasNextPage?: boolean; isFetchingNextPage?: boolean } = {}) => ({
  hasNextPage: true,
  isFetchingNextPage: false,
  fetchNextPage: vi.fn(async () => undefined),
  ...changes,
});

test('MEM-02 the next page of a list is asked for at a touch', () => {
  const from = answer();
  render(<ShowMore label="Vis flere" from={from} />);
  fireEvent.click(screen.getByRole('button', { name: 'Vis flere' }));
  expect(from.fetchNextPage).toHaveBeenCalledTimes(1);
});

test('MEM-02 not again while it is on its way, and there is no button below the end of the list', () => {
  const from = answer({ isFetchingNextPage: true });
  const { rerender } = render(<ShowMore label="Vis flere" from={from} />);
  fireEvent.click(screen.getByRole('button'));
  expect(from.fetchNextPage).not.toHaveBeenCalled();
  rerender(<ShowMore label="Vis flere" from={answer({ hasNextPage: false })} />);
  expect(screen.queryByRole('button')).toBeNull();
});
