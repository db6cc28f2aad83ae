/**
 * @generated SignedSource<<1c019680f0da9334131749d556727752>>
 * @relayHash 6ae3c9a6beadcf7c9dca6117712c9af6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62eaf53ebaab04ae0026883abf60b604e1b619c549ff27f23ec0663a693fc04f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermsScreenQuery } from './TermsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TermsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62eaf53ebaab04ae0026883abf60b604e1b619c549ff27f23ec0663a693fc04f",
    "metadata": {},
    "name": "TermsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
