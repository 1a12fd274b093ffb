import { Picture } from '#ui/picture.tsx';
import day from './sample-day.svg?no-inline';
import night from './sample-night.svg?no-inline';

type SamplePictureProps = {
  alt: string;
  hasNight?: boolean;
};

export function SamplePicture({ alt, hasNight = false }: SamplePictureProps) {
  return <Picture src={day} alt={alt} width={800} height={450} night={hasNight ? { src: night } : undefined} isCover />;
}
