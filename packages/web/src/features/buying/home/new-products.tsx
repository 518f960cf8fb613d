import { useRef } from 'react';
import { latePart } from '#ui/drawing/late-part';
import { useInSight } from '#ui/drawing/use-in-sight';
import './home.css';

const Panel = latePart(async () => (await import('./new-products-panel')).NewProductsPanel);

/** The place of 新品推荐: neither its code nor its call is part of a first view, they come when it comes near the window. */
export function NewProducts() {
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(place);
  return (
    <div ref={place} className="home-late">
      {isInSight && <Panel />}
    </div>
  );
}
