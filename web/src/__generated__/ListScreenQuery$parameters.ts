/**
 * @generated SignedSource<<6e81df6c7c5d76cf1ef12eb625690c7d>>
 * @relayHash b959b4adc091afe33a5b8d7a3067b069
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff69d353b4260cff804ee284607a3063cd2ac6f5713bb55089a1e175beab00e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff69d353b4260cff804ee284607a3063cd2ac6f5713bb55089a1e175beab00e1",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
