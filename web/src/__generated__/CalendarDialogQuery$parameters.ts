/**
 * @generated SignedSource<<6fd101d56a4dc7f5c2d28722a8e72476>>
 * @relayHash a53ff1e94fe769537ef264edaa3ed081
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cedf0c0a2957b2e398b14fdf0164268909ff359868dacaa2d516686ff95a4395

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CalendarDialogQuery } from './CalendarDialogQuery.graphql';

const node: PreloadableConcreteRequest<CalendarDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cedf0c0a2957b2e398b14fdf0164268909ff359868dacaa2d516686ff95a4395",
    "metadata": {},
    "name": "CalendarDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
