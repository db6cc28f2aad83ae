/**
 * @generated SignedSource<<c663280b5e2d3fe1c06efe0cacad6b38>>
 * @relayHash 2dc6900b890fd7e0095969358943e3fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7b1c8a70f3b83be7e401de1d022d27f66f2142e8184b122c738d9fd42e05ccc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivationEmailSentScreenQuery } from './ActivationEmailSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivationEmailSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7b1c8a70f3b83be7e401de1d022d27f66f2142e8184b122c738d9fd42e05ccc",
    "metadata": {},
    "name": "ActivationEmailSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
