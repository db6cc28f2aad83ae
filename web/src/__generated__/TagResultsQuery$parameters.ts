/**
 * @generated SignedSource<<91faa51a293440c0af4008922bbcede0>>
 * @relayHash fd68ac25657f324c4d8a0b280a5973ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7075e819a8c5ac39b50b34a18e27b9896cf011fec082acafdb75ca387416b6f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagResultsQuery } from './TagResultsQuery.graphql';

const node: PreloadableConcreteRequest<TagResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7075e819a8c5ac39b50b34a18e27b9896cf011fec082acafdb75ca387416b6f7",
    "metadata": {},
    "name": "TagResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
