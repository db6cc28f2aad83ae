/**
 * @generated SignedSource<<5f4fe337c0a7aa40fa599e90a5bfb78b>>
 * @relayHash a0b5f1ccbf9359737dafe1b39a21dc46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22614b3e3c255825f4d5652e944ae164ec9351a8197223c4736a44f937d97982

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagResultsQuery } from './TagResultsQuery.graphql';

const node: PreloadableConcreteRequest<TagResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22614b3e3c255825f4d5652e944ae164ec9351a8197223c4736a44f937d97982",
    "metadata": {},
    "name": "TagResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
