import { isOnSale, type Course } from '@dryrun/contracts/courses';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { Price } from './Price.tsx';

/** The price and the link to the checkout, or a note if the course was withdrawn. */
export function Purchase({ course, label }: { readonly course: Course; readonly label: string }) {
  if (!isOnSale(course)) return <Text>This course is no longer on sale.</Text>;
  return (
    <>
      <Price course={course} />
      <ButtonLink to={href.buy(course.path)} variant="primary" size="lg">
        {label}
      </ButtonLink>
    </>
  );
}
