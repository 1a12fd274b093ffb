import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ItemForm, OfficeItem } from '../office-contract.ts';
import type { ItemState } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { LENDING_ANSWERS, updateEquipment } from './office-calls.ts';

/** A thing is opened to families, or closed; the rest of it stays as it was read. */
export function useItemState() {
  const texts = useTexts(equipmentOfficeTexts);
  const call = useCall();
  const { showToast } = useToasts();
  return useAction(
    async ({ item, state }: { item: OfficeItem; state: ItemState }) => {
      await call(updateEquipment, { params: { id: item.id }, body: { ...formOf(item), state, version: item.version } });
      showToast({ tone: 'success', title: state === 'open' ? texts.opened(item.name) : texts.shut_done(item.name) });
    },
    { invalidates: LENDING_ANSWERS, isToldInToast: true },
  );
}

const formOf = (item: OfficeItem): ItemForm => ({
  place_id: item.place_id,
  name: item.name,
  description: item.description,
  scene: item.scene,
  unit: item.unit,
  max_length: item.max_length,
  min_age: item.min_age,
  max_age: item.max_age,
  season_from: item.season_from,
  season_to: item.season_to,
  state: item.state,
});
