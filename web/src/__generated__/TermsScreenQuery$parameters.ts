/**
 * @generated SignedSource<<bb30942787ccfea58571c3445dbf0ecc>>
 * @relayHash 07d1af469b70a52680ec4bb7693e6b79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e83a032478ca731c7999464fd59ee63d6ada9d1eeee358ac182f3cc0fa6ebdf4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermsScreenQuery } from './TermsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TermsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e83a032478ca731c7999464fd59ee63d6ada9d1eeee358ac182f3cc0fa6ebdf4",
    "metadata": {},
    "name": "TermsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
