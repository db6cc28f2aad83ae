/**
 * @generated SignedSource<<803d486d36fb8edaa36ad9cecca7c1e9>>
 * @relayHash c6cd8dc5390397d21f1dbcfeeba8d495
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c84078eacf49c3e989e357981e0aff25543f0c49370efc1ce8c7ec343dd23796

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermsScreenQuery } from './TermsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TermsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c84078eacf49c3e989e357981e0aff25543f0c49370efc1ce8c7ec343dd23796",
    "metadata": {},
    "name": "TermsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
