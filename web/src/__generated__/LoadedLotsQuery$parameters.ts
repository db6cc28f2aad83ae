/**
 * @generated SignedSource<<fedb1e7c9ab5a09798653876810565d7>>
 * @relayHash a1dd96bad9ef43aee365d7f1ce1d65c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fd2135e60d69414e0884ef2c4b7d6be328648b97de24b5965ff25a448a97634

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedLotsQuery } from './LoadedLotsQuery.graphql';

const node: PreloadableConcreteRequest<LoadedLotsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fd2135e60d69414e0884ef2c4b7d6be328648b97de24b5965ff25a448a97634",
    "metadata": {},
    "name": "LoadedLotsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
