/**
 * @generated SignedSource<<c057159ecbdbdb0f87375bf4ea736228>>
 * @relayHash bcc4b5003cc6cfdca8554ec6b421d859
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83dd23ec533cd5e09e2e98122afb87ea87b12e1718b4070caae3499e1df5ee95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermsScreenQuery } from './TermsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TermsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83dd23ec533cd5e09e2e98122afb87ea87b12e1718b4070caae3499e1df5ee95",
    "metadata": {},
    "name": "TermsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
